import { Button, FieldGroup, Form, Inline, RadioGroup, Stack, Text, TextArea, TextField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PatternNotes } from './PatternNotes.tsx';

const rules = [
  'One column, the fields 20 px apart, in the order in which people think of them.',
  'A label above each field; optional ones say so, required ones do not shout.',
  'What is wrong is said under its field after Send, and the focus goes to the first of them. What was typed stays.',
  'The primary button names what happens. It waits in place and keeps its width.',
];

function ReportForm() {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<string>('members');
  const [isSent, setSent] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const send = () => {
    setRefused(title.trim() === '');
    setSent(title.trim() !== '');
    if (title.trim() === '') document.querySelector<HTMLInputElement>('input[name="title"]')?.focus();
  };
  return (
    <Form label="New announcement" onSubmit={send}>
      <Stack gap={5}>
        <TextField
          name="title"
          label="Title"
          value={title}
          onChange={setTitle}
          error={isRefused && title.trim() === '' ? 'Please enter a title' : null}
        />
        <TextArea label="Text" isOptional value={text} onChange={setText} />
        <FieldGroup legend="Who sees it">
          <RadioGroup
            label="Who sees it"
            isLabelHidden
            value={audience}
            onChange={setAudience}
            options={[
              { value: 'members', label: 'Members of the community' },
              { value: 'everyone', label: 'Everyone in the portal' },
            ]}
          />
        </FieldGroup>
        <Inline>
          <Button type="submit" tone="primary">
            Send for approval
          </Button>
          <Button tone="quiet">Cancel</Button>
        </Inline>
        <div role="status">{isSent ? <Text tone="positive">Sent. A moderator looks at it next.</Text> : null}</div>
      </Stack>
    </Form>
  );
}

const meta = { title: 'Patterns/Form', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Form',
  render: () => (
    <PatternNotes title="Form" rules={rules}>
      <ReportForm />
    </PatternNotes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for approval' }));
    const title = canvas.getByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(canvas.getByText('Please enter a title')).toBeVisible());
    await expect(title).toHaveFocus();
    await userEvent.type(title, 'New rooms');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^Sent\./)).toBeVisible());
  },
};
