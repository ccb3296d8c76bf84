import { onAccountPage } from '@portal/stories';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** What a mail leads to a page with. */
export const mailedLink = { token: 'from-the-mail', userId: 'p-001' };

/** The page that the link of a mail leads to, signed out. */
export const onMailedLink = {
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { params: {}, search: mailedLink, onSearchChange: () => undefined },
};

export const tooManyTries = { code: 'rate_limited', message: 'Too many attempts. Try again later.' } as const;

/** A link does nothing before its button is pressed. */
export async function press(button: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

/** What the server says stands in the toast, and the button can be pressed again. */
export async function expectFailed(words: string, button: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  await expect(screen.getByText(tooManyTries.message)).toBeVisible();
  await expect(screen.getByRole('button', { name: button })).toBeVisible();
}

export async function expectLinkOver(): Promise<void> {
  await expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
}
