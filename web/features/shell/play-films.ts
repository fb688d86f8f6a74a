/**
 * A film begins in its place when it is asked for (5.030). The page listens, not the part the film stands in: that may be
 * a still part, whose code the browser never fetches.
 */
export function playFilms(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-film]');
    const place = link?.closest('.video');
    // Whoever wants another tab gets one.
    if (!link || !place || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const address = new URL(link.href);
    address.searchParams.set('autoplay', '1');
    const frame = document.createElement('iframe');
    frame.title = link.dataset.film ?? '';
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = address.href;
    place.classList.add('cloth');
    place.append(frame);
    frame.focus();
  });
}
