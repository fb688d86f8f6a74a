/** Networks of the footer, of profiles and of the share links. */
export type SocialNetwork = 'facebook' | 'linkedin' | 'twitter' | 'telegram' | 'youtube';

const DRAWINGS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h1z',
  linkedin:
    'M3 9h4v12H3zM10 9h4v2a4 4 0 0 1 7 2.5V21h-4v-7a1.5 1.5 0 0 0-3 0v7h-4zM5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  twitter: 'M4 3h4.5L20 21h-4.5zM4.5 21l6.3-7.4M13.3 10.3 19.5 3',
  telegram: 'M21.5 2.5 2 9l8.5 3.5L14 21zM10.5 12.5l11-10',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
};

/** The sign of a network at the weight of the other icons; its name stands beside it or on its link. */
export function SocialIcon({ of }: { of: SocialNetwork }) {
  return (
    <svg className="share-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[of]} />
    </svg>
  );
}
