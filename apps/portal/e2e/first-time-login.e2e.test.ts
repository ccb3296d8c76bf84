import { contract } from '@portal/api/contract';
import { allSet, button, comeIn, goOn, heading, invited, password, steps, walk } from './first-login-walk.ts';
import { press, tabTo, type } from './keys.ts';
import { dataFolder, freePort, startServer, stopServer } from './server-process.ts';
import { expect, test } from './portal-test.ts';

const { redirectLink, save, saveDraft } = contract.firstTime;

test('whoever is invited comes in by the code that is mailed, and by their password from then on [PLT-007] [PLT-277] [PLT-336] [PLT-347] [PLT-352] [PLT-356] [PLT-498] [PLT-499]', async ({
  page,
}) => {
  await page.goto('/account/sign-in');
  await page.getByRole('link', { name: 'First time logging in' }).click();
  await heading(page, 'First time login').waitFor();
  await page.goto('/account/first-time-login/code');
  await page.waitForURL('**/account/first-time-login');
  const robin = await invited(page);
  await comeIn(page, robin);
  await walk(page);
  await allSet(page).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await allSet(page).waitFor();
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Renew here' }));
  await allSet(page).getByRole('button', { name: 'Renew Membership' }).click();
  await page.getByText('Renew here').waitFor();

  await page.goto('/first-time-login/org-details');
  await page.getByText('Your profile is set up').waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/account/sign-in');
  await page.getByLabel('Email', { exact: true }).fill(robin.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await goOn(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
});

test('with the keyboard alone, from the mail to the end, going back meanwhile [PLT-372]', async ({ page }) => {
  const robin = await invited(page);
  await comeIn(page, robin);
  const pick = async (field: RegExp, typed: string) => {
    await press(page, page.getByRole('button', { name: field }));
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
  };
  await heading(page, 'Welcome back').waitFor();
  await pick(/Title/, 'Dr');
  await pick(/Gender/, 'Non');
  await pick(/First Nations/, 'No');
  await press(page, page.getByRole('button', { name: /Law Society or Bar Association/ }));
  const none = page.getByRole('option', { name: 'None of them' });
  await none.waitFor();
  await tabTo(page, page.getByRole('option').first());
  await page.keyboard.press('Space');
  await expect.poll(() => none.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await none.waitFor({ state: 'detached' });
  await press(page, button(page, 'Continue'));
  await heading(page, 'Choose a password').waitFor();
  await type(page, page.getByLabel(/^Password/), password);
  await type(page, page.getByLabel('Confirm password'), password);
  await page.keyboard.press('Enter');
  await heading(page, 'Privacy preferences').waitFor();
  await tabTo(page, page.getByRole('switch', { name: 'Email' }));
  await page.keyboard.press('Space');
  await press(page, button(page, 'Continue'));
  await heading(page, 'Communication details').waitFor();
  await type(page, page.getByRole('textbox', { name: /^Landline/ }), '02 5550 0100');
  await type(page, page.getByRole('textbox', { name: /^Mobile number/ }), '0491 570 156');
  await pick(/Contact preference/, 'Post');
  await press(page, button(page, 'Continue'));
  await heading(page, 'Organisation details').waitFor();
  await press(page, button(page, 'Go back'));
  await heading(page, 'Communication details').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^Landline/ }).inputValue()).toBe('02 5550 0100');
  await press(page, button(page, 'Continue'));
  for (const name of ['Organisation details', 'Set up your profile']) {
    await heading(page, name).waitFor();
    await press(page, button(page, 'Continue'));
  }
  await heading(page, 'Areas of expertise').waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: 'Splinting' }));
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Hand and upper limb' }).isChecked()).toBe(true);
  await press(page, button(page, 'Continue'));
  await allSet(page).waitFor();
  await tabTo(page, allSet(page).getByRole('button'));
});

// Each end is looked at in a story of its own; that the button leads home needs one of them.
test('on a phone of 360 px nothing is wider than the screen, and the end leads home where the server names no place [PLT-500]', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  const ending = { type: 'Auto Rollover', redirectUrl: '' };
  await page.route(`**${redirectLink.path}`, (route) => route.fulfill({ json: ending }));
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await comeIn(page, await invited(page));
  for (const [at, { name, fill }] of steps.entries()) {
    await heading(page, name).waitFor();
    await page
      .getByText(`Step ${at + 1} of 7`)
      .first()
      .waitFor();
    expect(await widest()).toBeLessThanOrEqual(360);
    await fill(page);
    expect(await widest()).toBeLessThanOrEqual(360);
    await goOn(page);
  }
  await allSet(page).getByText('auto-renews on 1 July 2025').waitFor();
  expect(await widest()).toBeLessThanOrEqual(360);
  await allSet(page).getByRole('button', { name: 'Confirm/Update Payment Details' }).click();
  await page.waitForURL('/');
});

test('a reload at every step loses nothing but the password, which is asked for again at the end [PLT-357] [PLT-358] [PLT-372]', async ({
  page,
}) => {
  await comeIn(page, await invited(page));
  await page.goto('/first-time-login/nowhere');
  await page.waitForURL('**/first-time-login/user-details');
  for (const { name, path, fill } of steps) {
    await heading(page, name).waitFor();
    await fill(page);
    await page.reload();
    await page.waitForURL(`**/first-time-login/${path}`);
    await heading(page, name).waitFor();
    if (path === 'user-password') await fill(page);
    if (path === 'communication-details')
      await expect.poll(() => page.getByLabel('Address 1').inputValue()).toBe('5 Hill Street');
    if (path === 'user-profile-setup')
      await expect.poll(() => page.getByLabel('Profile description').inputValue()).toBe('Hands, mostly.');
    await goOn(page);
  }
  await heading(page, 'Choose a password').waitFor();
  await page.getByText('Something is still missing here. Then you are through.').waitFor();
  await steps[1]?.fill(page);
  await goOn(page);
  await allSet(page).waitFor();
});

test('what was begun on a phone goes on on a laptop', async ({ visit }) => {
  const [phone, laptop] = [await visit({ viewport: { width: 360, height: 780 } }), await visit()];
  const robin = await invited(phone);
  await comeIn(phone, robin);
  await walk(phone, 0, 3);
  await heading(phone, 'Communication details').waitFor();
  await steps[3]?.fill(phone);
  const draftSaved = phone.waitForResponse(
    (answer) => answer.url().endsWith(saveDraft.path) && answer.request().method() === 'PUT',
  );
  await goOn(phone);
  expect((await draftSaved).status()).toBe(200);
  await heading(phone, 'Organisation details').waitFor();

  await comeIn(laptop, robin);
  await laptop.getByText('You have been here before: what you entered is back.').waitFor();
  await laptop.getByRole('link', { name: 'Go on with Organisation details' }).click();
  await walk(laptop, 4);
  await heading(laptop, 'Choose a password').waitFor();
  await steps[1]?.fill(laptop);
  await goOn(laptop);
  await allSet(laptop).waitFor();
});

test(
  'a server that is killed while all is saved loses nothing: it is saved when it is tried again',
  { timeout: 240_000 },
  async ({ visit }) => {
    const data = dataFolder();
    const port = await freePort();
    const baseURL = `http://localhost:${port}`;
    const first = await startServer(port, data.path);
    try {
      const page = await visit({ baseURL });
      await comeIn(page, await invited(page, baseURL));
      await walk(page, 0, 6);
      await heading(page, 'Areas of expertise').waitFor();
      await steps[6]?.fill(page);
      const isKilled = new Promise<void>((resolve, reject) => {
        void page.route(
          `**${save.path}`,
          (route) => {
            if (route.request().method() !== 'PATCH') return route.fallback();
            stopServer(first, 'SIGKILL').then(resolve, reject);
            return route.continue();
          },
          { times: 1 },
        );
      });
      await goOn(page);
      await isKilled;
      await page.getByText('Your details could not be saved. What you entered is kept: try again.').waitFor();
      expect(await page.getByRole('checkbox', { name: 'Driving' }).isChecked()).toBe(true);
      const second = await startServer(port, data.path);
      await goOn(page);
      await allSet(page).waitFor();
      await stopServer(second, 'SIGTERM');
    } finally {
      data.remove();
    }
  },
);
