import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { SettingList } from '#shared/contracts/setting.contract.ts';
import { namesOf } from '#shared/domain/names-of.ts';
import { type SettingGroup, settingsOf } from '#shared/domain/setting.ts';
import { type SentSettings, type SettingsAnswer, sentOf } from './load-settings.ts';

/** A group as its form shows it. */
export interface DrawnGroup {
  /** Grows whenever the form is drawn anew. */
  round: number;
  settings: SettingList;
  answer: SettingsAnswer | undefined;
  /** What stands in the form and is not stored. */
  typed: SentSettings;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What stands in a form that differs from what it was drawn with. */
export function typedIn(group: SettingGroup, form: FormData): SentSettings {
  return Object.fromEntries(
    settingsOf(group)
      .map((key) => [key, sentOf(form, key)] as const)
      .filter(([key, value]) => form.has(`was:${key}`) && JSON.stringify(value) !== form.get(`was:${key}`)),
  );
}

/**
 * The group drawn anew, null where it stays as it is: an answer to it draws it with what was refused and what was typed
 * meanwhile; what a colleague stored draws it only while nothing is typed in it. Until then saving asks.
 */
export function drawnAnew(
  drawn: DrawnGroup,
  { settings, answer }: Pick<DrawnGroup, 'settings' | 'answer'>,
  typed: SentSettings,
): DrawnGroup | null {
  const isAnswered = answer !== undefined && answer !== drawn.answer;
  if (!isAnswered && (same(settings, drawn.settings) || Object.keys(typed).length > 0)) return null;
  const sent = answer?.values ?? {};
  const since = namesOf(typed)
    .map((key) => [key, typed[key]] as const)
    .filter(([key, value]) => !same(value, sent[key]));
  const refused = answer?.problem ? sent : {};
  return { round: drawn.round + 1, settings, answer, typed: { ...refused, ...Object.fromEntries(since) } };
}

/** Settings that somebody else changed while another text for them was being typed here. */
export const changedMeanwhile = (
  { settings, typed }: Pick<DrawnGroup, 'settings' | 'typed'>,
  versions: SettingsAnswer['versions'],
): SettingList =>
  settings.filter(
    ({ key, version, value }) =>
      typed[key] !== undefined && version > (versions[key] ?? version) && !same(typed[key], value),
  );

/** The form of a group over answers and over what colleagues store; nothing typed in it is lost. */
export function useDrawnGroup(
  group: SettingGroup,
  settings: SettingList,
  answer: SettingsAnswer | undefined,
): { form: RefObject<HTMLFormElement | null>; drawn: DrawnGroup; isBehind: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const [drawn, setDrawn] = useState<DrawnGroup>(() => ({
    round: 0,
    settings,
    answer,
    typed: answer?.problem ? answer.values : {},
  }));
  const { state } = useNavigation();
  useEffect(() => {
    // The answer comes a moment before the settings that it changed.
    if (state !== 'idle' || !form.current) return;
    const next = drawnAnew(drawn, { settings, answer }, typedIn(group, new FormData(form.current)));
    if (next) setDrawn(next);
  }, [group, settings, answer, state, drawn]);
  return { form, drawn, isBehind: !same(settings, drawn.settings) };
}
