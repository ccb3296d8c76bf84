import { Button, Columns, Form, Heading, Inline, Stack, Stepper, Text, TextField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PatternNotes } from './PatternNotes.tsx';

const rules = [
  'One group of questions a screen, and its title says which.',
  'There is always a way back, and what was entered is still there.',
  'The last step says what happens when it is sent.',
];

const steps = [
  { id: 'you', label: 'About you', question: 'What should we call you?', field: 'Name' },
  { id: 'work', label: 'Your work', question: 'Where do you work?', field: 'Workplace' },
  { id: 'review', label: 'Review', question: 'Is this right?', field: null },
];

function Wizard() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const step = steps[at] ?? steps[0];
  if (step === undefined) return null;
  const isLast = at === steps.length - 1;
  const select = (id: string) => setAt(steps.findIndex((each) => each.id === id));
  return (
    <Columns
      side={<Stepper label="Joining" steps={steps} currentId={step.id} onStepSelect={select} />}
      sidePosition="start"
      sideWidth="menu"
    >
      <Form label={step.label} onSubmit={() => setAt(Math.min(at + 1, steps.length - 1))}>
        <Stack gap={5}>
          <Heading level={2}>{step.question}</Heading>
          {step.field === null ? (
            <Text>
              {answers.you}, {answers.work}. A moderator gets this when you send it.
            </Text>
          ) : (
            <TextField
              key={step.id}
              label={step.field}
              value={answers[step.id] ?? ''}
              onChange={(value) => setAnswers({ ...answers, [step.id]: value })}
            />
          )}
          <Inline>
            <Button type="submit" tone="primary">
              {isLast ? 'Send request' : 'Next'}
            </Button>
            {at === 0 ? null : (
              <Button tone="quiet" onPress={() => setAt(at - 1)}>
                Back
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </Columns>
  );
}

const meta = { title: 'Patterns/Wizard', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Wizard',
  render: () => (
    <PatternNotes title="Wizard" rules={rules}>
      <Wizard />
    </PatternNotes>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where do you work?' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  },
};

export const Narrow: StoryObj<typeof meta> = { ...Page, name: 'Wizard on a phone', globals: { width: '360px' } };
