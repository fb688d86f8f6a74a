import type { SettingValues } from '#shared/domain/setting.ts';
import type { Queryable } from '../database/client.ts';
import type { Settings } from '../site-settings.ts';

/** The orange that patterns and the mark are drawn with. */
export const DESIGN_DYE = '#f97316';
/** The logo at an address that stays: mails sent long ago show the one of today. */
export const LOGO_PATH = '/brand/logo.png';

/** What the desk has chosen, as it shows where the style sheets of pages do not reach: mails, share cards, icons. */
export interface Look {
  /** Links and buttons on white. */
  action: string;
  /** Links on the dark ground of a mail. */
  actionByNight: string;
  /** Text on ink. */
  onInk: string;
  /** Threads in pattern. */
  dye: string;
  /** The frame that browsers and phones draw around the site. */
  frame: string;
  /** The id of the file of the logo; empty: the mark. */
  logo: string;
}

/** Where nothing was chosen. */
export const DESIGN: Look = {
  action: '#c2410c',
  actionByNight: '#ff9248',
  onInk: '#ff8a3a',
  dye: DESIGN_DYE,
  // That of the bar, which is dark by day as well.
  frame: '#0b0b0c',
  logo: '',
};

/** The look of the site now. */
export async function readLook(settings: Settings, from?: Queryable): Promise<Look> {
  return lookOf(await settings.read(from));
}

async function lookOf({ accent, logo }: Pick<SettingValues, 'accent' | 'logo'>): Promise<Look> {
  if (!accent) return { ...DESIGN, logo };
  // Few sites have a colour of their own: the others start without its arithmetic.
  const { accentTokens, dyeOf } = await import('./accent-css.ts');
  const { day, night } = accentTokens(accent);
  return {
    action: day['--fill']!,
    actionByNight: night['--orange-text']!,
    onInk: day['--orange-on-ink']!,
    dye: dyeOf(accent),
    frame: day['--fill-dark']!,
    logo,
  };
}

/** A drawing of `#shared/krama` in the dye of the site. */
export const dyed = (drawing: string, dye: string): string => drawing.replaceAll(DESIGN_DYE, dye);
