/**
 * Makes the guides, templates and workbooks of the demo library from their texts, with the fonts of the site and a
 * Chromium of this machine: `node tools/make-library-files.ts`. What it makes is committed; run it after a text changed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { webName } from '#server/database/demo/build/reach.ts';
import { type WrittenFile, writtenFiles } from '#server/database/demo/build/read-written-files.ts';
import { LIBRARY_FILES } from '#server/database/demo/content/library-files.ts';
import { SHEETS } from '#server/database/demo/content/library-sheets.ts';
import type { LibraryFileContent } from '#server/database/demo/content/shapes.ts';
import { documentOf } from './library-files/document.ts';
import { markOf, pageOf } from './library-files/page.ts';
import { printFonts } from './library-files/plain-font.ts';
import { workbookOf } from './library-files/workbook.ts';
import { findBrowser } from './run/browser.mjs';

const TARGET = new URL('../server/database/demo/content/library/files/', import.meta.url);
const FONTS = printFonts();

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
const texts = new Map(writtenFiles().map((one) => [one.title, one]));
const marks: Record<string, string> = {};
const browser = await chromium.launch({ executablePath: findBrowser() });
for (const content of LIBRARY_FILES) {
  const bytes = await make(content, browser);
  if (!bytes) continue;
  const name = `${webName(content.title)}.${content.format}`;
  writeFileSync(new URL(name, TARGET), bytes);
  if (content.format === 'pdf') marks[name] = markOf(content, texts.get(content.title)!);
  console.error(`${name}: ${bytes.byteLength} bytes`);
}
await browser.close();
writeFileSync(new URL('marks.json', TARGET), `${JSON.stringify(marks, null, 2)}\n`);

async function make(content: LibraryFileContent, printer: Browser): Promise<Uint8Array | undefined> {
  if (content.format === 'xlsx') return workbookOf(content, SHEETS[content.title]!);
  if (content.format === 'docx') return documentOf(content, texts.get(content.title)!);
  if (content.format === 'pdf') return print(content, texts.get(content.title)!, printer);
  return undefined;
}

async function print(content: LibraryFileContent, text: WrittenFile, printer: Browser): Promise<Uint8Array> {
  const page = await printer.newPage();
  await page.setContent(pageOf(content, text, FONTS));
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await page.close();
  return bytes;
}
