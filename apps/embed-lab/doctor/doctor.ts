import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../scripts/find-chromium.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const usage = 'Usage: pnpm portal embed-doctor https://www.example.org/page\n';
const longestMs = 60_000;

/** What is wrong with a page that embeds the portal, in words, each with what mends it. */
export async function doctor(args: readonly string[]): Promise<{ words: string; isWell: boolean }> {
  const [address = '', ...more] = args;
  const url = URL.parse(address);
  if (url === null || more.length > 0 || !/^https?:$/.test(url.protocol)) return { words: usage, isWell: false };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  // What hangs ends with its browser.
  const end = setTimeout(() => void browser.close(), longestMs);
  try {
    const findings = await examine(browser, url.href);
    return { words: written(address, findings), isWell: findings.length === 0 };
  } catch (error) {
    return { words: `${address} could not be examined: ${reasonOf(error)}\n`, isWell: false };
  } finally {
    clearTimeout(end);
    await browser.close();
  }
}

function written(address: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${address}: nothing is wrong.\n`;
  return findings.map(({ fault, mend }) => `✗ ${fault}\n  ${mend}\n`).join('');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
