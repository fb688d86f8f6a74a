import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { forVisitors, type RouteList, shorten, withLastingFrame } from './route-list.ts';

const list: RouteList = {
  entry: { module: '/assets/entry.js', imports: ['/assets/a.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      hasLoader: true,
      hasAction: false,
      module: '/assets/root.js',
      imports: [],
      css: [],
    },
    'routes/home': {
      id: 'routes/home',
      parentId: 'root',
      index: true,
      hasLoader: true,
      hasAction: false,
      module: '/assets/home.js',
      clientMiddlewareModule: '/assets/b.js',
      imports: ['/assets/a.js', '/assets/b.js', '/assets/c.js'],
      css: ['/assets/home page.css#', '/assets/frame.css', '/assets/above.css'],
    },
    'routes/dev': {
      id: 'routes/dev',
      parentId: 'root',
      path: 'dev/mailbox/:id?',
      hasLoader: false,
      hasAction: true,
      module: '/assets/dev.js',
      imports: ['/assets/c.js', '/assets/a.js'],
      css: ['/assets/home page.css#'],
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
};

/** Which file comes first in a list means nothing. */
const inOrder = ({ routes, ...rest }: RouteList) => ({
  ...rest,
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [...route.imports!].sort() }]),
  ),
});

it('the short list of routes reads as the long one', () => {
  // What the browser does with the file.
  const read = runInNewContext(shorten(list)) as RouteList;
  expect(inOrder(read)).toEqual(inOrder(list));
  expect(Object.keys(read.routes)).toEqual(Object.keys(list.routes));
});

it('a list it does not understand fails the build', () => {
  const routes = { root: { id: 'root', imports: ['elsewhere.js'] } };
  expect(() => shorten({ entry: {}, routes })).toThrow('names something else');
});

it('the style sheet of the frame is linked by the frame alone, those of pages by their parts too', () => {
  const root = { ...list.routes.root!, css: ['/assets/frame.css#'] };
  const { entry, routes } = withLastingFrame({
    ...list,
    entry: { ...list.entry, css: ['/assets/frame.css#'] },
    routes: { ...list.routes, root },
  });
  expect(entry.css).toEqual(['/assets/frame.css']);
  expect(routes.root?.css).toEqual(['/assets/frame.css']);
  expect(routes['routes/home']?.css).toEqual(['/assets/home page.css#', '/assets/above.css']);
  expect(routes['routes/dev']?.css).toEqual(['/assets/home page.css#']);
});

it('the list of visitors names no imports of pages of the desk, and all else', () => {
  const { routes } = forVisitors(list);
  expect(routes['routes/dev']).toEqual({ ...list.routes['routes/dev'], imports: [] });
  expect(routes['routes/home']).toEqual(list.routes['routes/home']);
});
