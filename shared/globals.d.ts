/*
 * What browsers and Node both have beyond the language itself. `shared/` may use this and nothing else: its own
 * tsconfig leaves out the DOM and Node, so anything more does not compile.
 */

interface URLSearchParams {
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  set(name: string, value: string): void;
  toString(): string;
}

interface URL {
  hash: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
}

interface TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

declare var URL: {
  prototype: URL;
  new (url: string, base?: string | URL): URL;
};
declare var URLSearchParams: { prototype: URLSearchParams; new (init?: string): URLSearchParams };
declare var TextEncoder: { prototype: TextEncoder; new (): TextEncoder };
