import { expect, screen, userEvent, within } from 'storybook/test';

/** Pages through the open calendar for a year; each month that it shows has each of its days, once. */
export async function expectWholeMonths(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  for (let page = 0; page < 12; page += 1) {
    // A second one stands at the end, for screen readers.
    const [next] = within(dialog).getAllByRole('button', { name: 'Next' });
    await userEvent.click(next as HTMLElement);
    for (const grid of within(dialog).getAllByRole('grid')) {
      const shown = within(grid)
        .getAllByRole('button')
        .filter((day) => !day.hasAttribute('data-outside-month'));
      const first = new Date(shown[0]?.getAttribute('aria-label') ?? '');
      const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
      await expect(shown.map((day) => Number(day.textContent))).toEqual([...Array(last).keys()].map((day) => day + 1));
    }
  }
}
