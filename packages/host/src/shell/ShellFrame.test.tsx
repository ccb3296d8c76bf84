import { testPortal } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type ShellEntry, ShellFrame, type ShellFrameProps } from './ShellFrame.tsx';

afterEach(cleanup);

function draw({ organisation, entries }: Pick<ShellFrameProps, 'organisation' | 'entries'>): void {
  const { wrapper: Portal } = testPortal({});
  render(
    <Portal>
      <ShellFrame
        organisation={organisation}
        logo={{ light: '/logo.svg', dark: '/logo.svg', mark: '/logo.svg' }}
        person={{ id: 'p-001', firstName: 'Mia', lastName: 'Nguyen', avatarUrl: null }}
        entries={entries}
        current={undefined}
        onLogOut={() => undefined}
      >
        Page
      </ShellFrame>
    </Portal>,
  );
}

test.each(Object.values(profiles))(
  'the user menu of $name leads to its website by its short name, in a new tab [PLT-262] [PLT-263]',
  async (profile) => {
    draw({ organisation: profile, entries: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
    const website = await screen.findByRole('menuitem', { name: profile.shortName });
    expect(website.getAttribute('href')).toBe(profile.website);
    expect(website.getAttribute('target')).toBe('_blank');
  },
);

const grouped = (id: string, label: string, order: number): ShellEntry => ({
  id,
  label,
  order,
  slot: 'main.newsAndResources',
  href: `/${id}`,
});
const [news, resources, pages] = [
  grouped('news', 'News', 10),
  grouped('resources', 'Resources', 20),
  grouped('pages', 'Member content', 30),
];

test.each([
  ['news and resources', [news, resources], ['News & Resources']],
  ['news and pages for members', [news, pages], ['News & Resources']],
  ['resources and pages for members', [resources, pages], ['News & Resources']],
  ['pages for members alone, which stand by themselves', [pages], ['Member content']],
  ['none of them', [], []],
])('the group of the main menu where there are %s [PLT-233]', (_, entries, shown) => {
  draw({ organisation: profiles.ota, entries });
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown);
});
