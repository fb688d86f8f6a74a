import { stripVTControlCharacters } from 'node:util';

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What stands in place of every page while the server cannot start; it goes by itself when it can. */
export function failedPage(said: string): string {
  const plain = stripVTControlCharacters(said);
  return `<!doctype html><meta charset="utf-8"><title>The server could not start</title>
<script type="module" src="/@vite/client"></script>
<body style="font: 16px/1.5 system-ui; margin: 2rem"><h1>The server could not start</h1>
<p>This page goes on by itself once a change has mended it.</p>
<pre style="white-space: pre-wrap">${asText(plain) || 'It said nothing.'}</pre>`;
}
