import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unnamedIn } from './names-of-buttons.ts';

it('finds what is pressed and has a drawing alone', () => {
  const imported = "import X from 'lucide-react/icons/x';\n";
  for (const bare of [
    '<button type="button" onClick={() => close()}>\n  <Icon of={X} />\n</button>',
    `${imported}<AppLink to="/x"><X aria-hidden /></AppLink>`,
    '<Button onClick={() => go()} icon={<Icon of={X} />} />',
  ])
    expect(unnamedIn(bare), bare).toHaveLength(1);
  for (const named of [
    '<button type="button" aria-label={t("close")}><Icon of={X} /></button>',
    '<Button icon={<Icon of={X} />}>{text}</Button>',
    '<Button icon={<Icon of={X} />} aria-label={text} />',
    '<AppLink to="/x"><HitText text={name} /></AppLink>',
  ])
    expect(unnamedIn(named), named).toEqual([]);
});

it('everything that is pressed has a name', () => {
  const found = globSync('web/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => unnamedIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
  const cure =
    'Give it words, or an aria-label in both languages; web/components/ui/icon-button.tsx asks for one.';
  expect(found, cure).toEqual([]);
});
