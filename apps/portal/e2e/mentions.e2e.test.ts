import { demoWorld } from '@portal/demo/world';
import type { Page } from 'playwright-core';
import { firstOption } from './keys.ts';
import { openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

/** A page that the server knows already: it asks nobody for it. */
const [known] = demoWorld().linkPreviews;

test('a post with a link and a mention, written in one browser, is shown in another and opened by its notification', async ({
  visit,
}) => {
  const [mia, tom] = [await visit(), await visit({ viewport: { width: 360, height: 780 } })];
  const title = ownWords('Have you read this');
  await openAs(mia, accounts.member, '/communities/hand-therapy/posts');
  await mia.getByRole('button', { name: 'Create post' }).first().click();
  await mia.getByRole('textbox', { name: /^Title/ }).fill(title);
  await mia.getByRole('textbox', { name: /^Content/ }).click();
  await mia.keyboard.type(`See ${known?.url} and ask @Tom`);
  await firstOption(mia, /^Tom/).waitFor();
  await mia.keyboard.press('Enter');
  await mia.getByRole('button', { name: 'Post', exact: true }).click();
  await previewIn(mia, title).waitFor();

  await openAs(tom, accounts.moderator, '/notifications');
  await tom
    .getByRole('link', { name: new RegExp(`mentioned you in .*${title}`) })
    .first()
    .click();
  await tom.getByRole('heading', { name: title }).waitFor();
  expect(await tom.locator('[data-mention]').textContent()).toMatch(/^@Tom/);
  await previewIn(tom, title).waitFor();
  expect(await previewIn(tom, title).getAttribute('href')).toBe(known?.url);
  const pictures = await tom
    .getByRole('article')
    .first()
    .locator('img')
    .evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLImageElement).currentSrc || (one as HTMLImageElement).src).host),
    );
  expect(new Set(pictures)).toEqual(new Set([new URL(tom.url()).host]));

  await mia
    .getByRole('button', { name: /^Remove the preview of/ })
    .first()
    .click();
  await mia.getByText('Preview removed').waitFor();
  await tom.reload();
  await tom.getByRole('heading', { name: title }).waitFor();
  await tom.waitForLoadState('networkidle');
  expect(await previewIn(tom, title).count()).toBe(0);
});

function previewIn(page: Page, title: string) {
  return page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: `${known?.title}, on ${known?.siteName}, opens in a new tab` })
    .first();
}
