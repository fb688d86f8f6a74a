/** Puts the player of a film in the place of its link. */
export function playFilm(link: HTMLAnchorElement): void {
  const address = new URL(link.href);
  address.searchParams.set('autoplay', '1');
  const frame = document.createElement('iframe');
  frame.title = link.dataset.film ?? '';
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address.href;
  const place = link.closest('.video');
  place?.classList.add('pattern');
  place?.append(frame);
  frame.focus();
}
