import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { DateField } from '../dates/DateField.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Form, type FormProps } from './Form.tsx';

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  parameters: {
    usage: {
      use: ['Around fields that are sent together; with errors where the form is longer than a screen.'],
      avoid: ['Around a switch or a search, which take effect at once.'],
    },
  },
  decorators: [onSurface],
  args: { label: 'Sign in', onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  render: ({ onSubmit, label }) => (
    <Form onSubmit={onSubmit} label={label ?? ''}>
      <Stateful initial="">
        {(value, setValue) => (
          <TextField label="Email" type="email" autoComplete="username" value={value} onChange={setValue} isRequired />
        )}
      </Stateful>
      <Stateful initial="">
        {(value, setValue) => (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={value}
            onChange={setValue}
            isRequired
          />
        )}
      </Stateful>
      <Button type="submit" tone="primary" size="lg" isFullWidth>
        Sign in
      </Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ana@example.org{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent while a date is half typed or does not exist: it would be taken for none. */
export const UnreadDate: Story = {
  args: { label: 'Course' },
  render: ({ onSubmit, label }) => (
    <Form onSubmit={onSubmit} label={label ?? ''}>
      <Stateful<string | null> initial={null}>
        {(value, setValue) => <DateField label="Completed" value={value} onChange={setValue} isOptional />}
      </Stateful>
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(day);
    await userEvent.keyboard('31042026');
    await save();
    await waitFor(() => expect(canvas.getByText('This day does not exist.')).toBeVisible());
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Backspace}');
    await save();
    await waitFor(() => expect(canvas.getByText('Enter the whole date')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('30');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Grouped: Story = {
  render: () => (
    <FieldGroup legend="Mail" description="You can change this at any time." error="Choose at least one.">
      <Checkbox label="Weekly digest" isSelected={false} onChange={() => undefined} />
      <Checkbox label="Replies to my posts" isSelected={false} onChange={() => undefined} />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mail' })).toHaveAccessibleDescription(
      'Choose at least one. You can change this at any time.',
    );
  },
};

const long = ['First name', 'Last name', 'Preferred name', 'Employer', 'Position', 'Supervisor', 'Reason for joining'];

/** Refuses what is empty, as a form of the portal does. */
function LongForm(props: FormProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const judge = (from: Record<string, string>) =>
    Object.fromEntries(long.flatMap((label) => (from[label] ? [] : [[label, `Enter your ${label.toLowerCase()}.`]])));
  const change = (label: string) => (value: string) => {
    const next = { ...values, [label]: value };
    setValues(next);
    if (errors[label]) setErrors(judge(next));
  };
  const submit = () => {
    setErrors(judge(values));
    if (Object.keys(judge(values)).length === 0) props.onSubmit();
  };
  return (
    <Form {...props} onSubmit={submit} errors={Object.entries(errors).map(([field, message]) => ({ field, message }))}>
      {long.map((label) => (
        <TextField
          key={label}
          name={label}
          label={label}
          value={values[label] ?? ''}
          onChange={change(label)}
          error={errors[label]}
          isRequired
        />
      ))}
      <Button type="submit" tone="primary">
        Join
      </Button>
    </Form>
  );
}

/** A refused submit lists what is wrong and moves there; each line leads to its field; what is put right leaves the list. */
export const Errors: Story = {
  args: { label: 'Join' },
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    const list = await canvas.findByRole('region', { name: 'There are 7 problems' });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(list).getByRole('link', { name: 'Enter your employer.' }));
    const field = canvas.getByRole('textbox', { name: /Employer/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Queensland Health');
    await waitFor(() => expect(within(list).queryByRole('link', { name: 'Enter your employer.' })).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** From the list of what is wrong to a field and to the next, without a pointer. */
export const Keyboard: Story = {
  args: { label: 'Join' },
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'There are 7 problems' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter your first name.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /First name/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /Last name/ })).toHaveFocus();
  },
};

const someErrors = [
  { field: 'name', message: longName },
  { field: 'mail', message: 'Enter an email address such as name@example.org.' },
];

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    errors: someErrors,
    children: <TextField label={longName} name="name" value="" onChange={() => undefined} />,
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: LongText.args };

/** It is being sent: the button waits, the fields keep what they have. */
export const Pending: Story = {
  args: {
    children: (
      <>
        <TextField label="Email" value="ana@example.org" isReadOnly onChange={() => undefined} />
        <Button type="submit" tone="primary" isPending>
          Sign in
        </Button>
      </>
    ),
  },
};
