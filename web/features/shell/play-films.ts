/**
 * A film begins in its place when it is asked for. The page listens, not the part the film stands in: that may be
 * a server-drawn part, whose code the browser never fetches. Where its player does not come, the link is followed.
 */
export function playFilms(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-film]');
    // Whoever wants another tab gets one.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./play-film.ts').then(
      ({ playFilm }) => playFilm(link),
      () => window.location.assign(link.href),
    );
  });
}
