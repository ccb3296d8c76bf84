import {
  Button,
  EmptyState,
  Illustration,
  Inline,
  Pager,
  PersonLine,
  SearchField,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PatternNotes } from './PatternNotes.tsx';
import { people } from './sample-people.ts';

const rules = [
  'Say how many there are, then the way to find one, then the list.',
  'Lines separate what is listed; there is no card around each.',
  'Nothing found is not nothing there: say what was looked for, and offer to clear it.',
  'Use Table where people compare columns, InfiniteList where they read from the newest on.',
];

const pageSize = 4;

function PeopleList() {
  const [wanted, setWanted] = useState('');
  const [page, setPage] = useState(1);
  const found = people.filter(({ firstName, lastName }) =>
    `${firstName} ${lastName}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const search = (text: string) => {
    setWanted(text);
    setPage(1);
  };
  return (
    <Stack gap={5}>
      <Spread>
        <Text weight="semibold">{people.length} members</Text>
        <SearchField label="Search members" placeholder="Search members" value={wanted} onChange={search} />
      </Spread>
      {found.length === 0 ? (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={`Nobody is called “${wanted}”`}
          text="Check the spelling, or look through everyone."
          action={<Button onPress={() => search('')}>Show all members</Button>}
        />
      ) : (
        <>
          <Stack gap={4}>
            {found.slice((page - 1) * pageSize, page * pageSize).map((person) => (
              <Spread key={person.id}>
                <PersonLine person={person} meta={[person.job]} />
                <Inline>
                  <Button size="sm" label={`Message ${person.firstName} ${person.lastName}`}>
                    Message
                  </Button>
                </Inline>
              </Spread>
            ))}
          </Stack>
          <Pager page={page} pageSize={pageSize} total={found.length} onPageChange={setPage} />
        </>
      )}
    </Stack>
  );
}

const meta = { title: 'Patterns/List', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'List',
  render: () => (
    <PatternNotes title="List" rules={rules}>
      <PeopleList />
    </PatternNotes>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search members' }), 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all members' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Message Ana Costa' })).toBeVisible());
  },
};
