import { Banner, Button, Columns, EmptyState, Heading, Illustration, Inline, Section, Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PatternNotes } from './PatternNotes.tsx';

const rules = [
  'The list beside what is read, so that the place in it is never lost.',
  'Keys first: j and k to move, a to approve, d to decline, z to undo.',
  'A decision is done at once and can be undone; only what cannot be undone is asked about.',
];

const waiting = [
  { id: 1, title: 'Splinting after tendon repair', author: 'Ana Costa', text: 'Which protocol do you use?' },
  { id: 2, title: 'Looking for a placement', author: 'Ben Wu', text: 'Two students need a place in March.' },
  { id: 3, title: 'Theatre lists', author: 'Dev Patel', text: 'Ours start at six. Yours?' },
];

interface Decision {
  id: number;
  word: 'Approved' | 'Declined';
}

function useQueue() {
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const [wanted, setWanted] = useState(1);
  const open = waiting.filter(({ id }) => !decisions.some((each) => each.id === id));
  const at = Math.max(
    0,
    open.findIndex(({ id }) => id === wanted),
  );
  const current = open[at];
  const select = (to: number) => setWanted(open[Math.min(Math.max(to, 0), open.length - 1)]?.id ?? 0);
  const decide = (word: Decision['word']) => {
    if (current === undefined) return;
    setDecisions([...decisions, { id: current.id, word }]);
    setWanted(open[at + 1]?.id ?? open[at - 1]?.id ?? 0);
  };
  const undo = () => {
    const last = decisions.at(-1);
    if (last === undefined) return;
    setDecisions(decisions.slice(0, -1));
    setWanted(last.id);
  };
  const last = decisions.at(-1);
  return { open, at, current, last, select, decide, undo };
}

type QueueState = ReturnType<typeof useQueue>;

function useQueueKeys({ at, select, decide, undo }: QueueState) {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => select(at + 1),
      k: () => select(at - 1),
      a: () => decide('Approved'),
      d: () => decide('Declined'),
      z: undo,
    };
    const press = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
      if (!isTyping) acts[key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function Queue() {
  const queue = useQueue();
  useQueueKeys(queue);
  const { open, current, last } = queue;
  return (
    <Stack gap={5}>
      <div role="status">
        {last === undefined ? null : (
          <Banner
            tone="positive"
            action={
              <Button size="sm" onPress={queue.undo}>
                Undo
              </Button>
            }
          >
            {last.word}: {waiting.find(({ id }) => id === last.id)?.title}
          </Banner>
        )}
      </div>
      {current === undefined ? (
        <EmptyState illustration={<Illustration name="conversation" />} title="Nothing waits for you" />
      ) : (
        <Columns sidePosition="start" side={<Waiting queue={queue} count={open.length} />}>
          <Section title={current.title}>
            <Stack gap={5}>
              <Text size="sm" tone="quiet">
                {current.author}
              </Text>
              <Text isMeasured>{current.text}</Text>
              <Inline>
                <Button tone="primary" onPress={() => queue.decide('Approved')}>
                  Approve
                </Button>
                <Button onPress={() => queue.decide('Declined')}>Decline</Button>
              </Inline>
            </Stack>
          </Section>
        </Columns>
      )}
    </Stack>
  );
}

function Waiting({ queue, count }: { queue: QueueState; count: number }) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="sm">
        {count} waiting
      </Heading>
      {queue.open.map(({ id, title }, at) => (
        <Button key={id} tone={at === queue.at ? 'secondary' : 'neutral'} isFullWidth onPress={() => queue.select(at)}>
          {title}
        </Button>
      ))}
    </Stack>
  );
}

const meta = { title: 'Patterns/Moderation queue', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Moderation queue',
  render: () => (
    <PatternNotes title="Moderation queue" rules={rules}>
      <Queue />
    </PatternNotes>
  ),
  play: async ({ canvas }) => {
    await userEvent.keyboard('ja');
    await waitFor(() => expect(canvas.getByText('Approved: Looking for a placement')).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'Theatre lists' })).toBeVisible();
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Looking for a placement' })).toBeVisible());
    await userEvent.keyboard('add');
    await waitFor(() => expect(canvas.getByText('Nothing waits for you')).toBeVisible());
  },
};
