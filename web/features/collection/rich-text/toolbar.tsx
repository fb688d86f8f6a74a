import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '#web/components/ui/class-names.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Asking } from './rich-text-editor.tsx';
import { TABLE_TOOLS, TOOL_GROUPS, type Tool, type ToolName } from './tools.ts';

export interface ToolbarProps {
  editor: Editor;
  label: string;
  ask: (what: Asking) => void;
}

const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_at, length) => length - 1,
};

/** The tools as one stop of the Tab key: arrows walk, Escape goes back to the text (ARIA toolbar pattern). */
export function Toolbar({ editor, label, ask }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<ToolName>('bold');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: now.isActive('table'),
      on: TOOL_GROUPS.flat()
        .filter((tool) => tool.isOn?.(now))
        .map(({ name }) => name),
      off: TOOL_GROUPS.flat()
        .filter((tool) => tool.can && !tool.can(now))
        .map(({ name }) => name),
    }),
  });
  const groups = state.inTable ? [...TOOL_GROUPS, TABLE_TOOLS] : TOOL_GROUPS;
  const names = groups.flat().map(({ name }) => name);
  const current = names.includes(stop) ? stop : names[0];

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      editor.commands.focus();
      return event.preventDefault();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[step(current ? names.indexOf(current) : -1, names.length)];
    if (!next) return;
    setStop(next);
    bar.current?.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
  }

  return (
    <div ref={bar} role="toolbar" aria-label={label} className="rich-tools" onKeyDown={press}>
      {groups.map((tools) => (
        <div key={tools[0]?.name} className="rich-group">
          {tools.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              pressed={tool.isOn ? state.on.includes(tool.name) : undefined}
              blocked={state.off.includes(tool.name)}
              tabIndex={tool.name === current ? 0 : -1}
              onFocus={() => setStop(tool.name)}
              onPress={() => (tool.asks ? ask(tool.asks) : tool.run?.(editor))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  pressed: boolean | undefined;
  blocked: boolean;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onPress: () => void;
}

function ToolButton({ tool, pressed, blocked, tabIndex, onFocus, onPress }: ToolButtonProps) {
  const t = useT();
  const label = t(`collection:rich.tool.${tool.name}`);
  return (
    <button
      type="button"
      data-tool={tool.name}
      className={classNames('rich-tool', tool.words && 'rich-tool-words')}
      title={tool.keys ? `${label} (${tool.keys})` : label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={blocked || undefined}
      aria-keyshortcuts={tool.keys}
      tabIndex={tabIndex}
      onFocus={onFocus}
      // The text keeps its selection while the mouse is on the tools.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!blocked) onPress();
      }}
    >
      {tool.icon ? <Icon of={tool.icon} /> : label}
    </button>
  );
}
