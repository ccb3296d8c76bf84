import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleDetails } from '../../stories/sample-details.ts';
import { AccountDetailsScreen } from './AccountDetailsScreen.tsx';

const meta = {
  title: 'Settings/Account details/Screen',
  component: AccountDetailsScreen,
  args: {
    view: ready(sampleDetails),
    mode: 'direct',
    onSave: fn(async () => undefined),
    onSaveWorkflow: fn(async () => undefined),
    photo: { isPending: false, save: fn(async () => undefined) },
    nameSound: null,
    twoFactor: null,
  },
  parameters: { withoutStates: { Empty: 'everybody has an account with a name and an e-mail' } },
} satisfies Meta<typeof AccountDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const edit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

async function rewrite(canvas: Canvas, label: string, text: string) {
  const field = canvas.getByLabelText(new RegExp(`^${label}`));
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** To be read: what was said, and initials where there is no photo. */
export const Ready: Story = {
  parameters: { behaviours: ['PLT-566', 'PLT-577'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Non-binary')).toBeVisible();
    await expect(canvas.getByText('12/03/1984')).toBeVisible();
    await expect(canvas.getByText('PO Box 1, Perth, WA, 6000, New Zealand')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Mia Nguyen' })).toHaveTextContent('MN');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The form has what was said, and Cancel goes back to it. */
export const Edited: Story = {
  parameters: { behaviours: ['PLT-539', 'PLT-540', 'PLT-550', 'PLT-551', 'PLT-552', 'PLT-553'] },
  async play({ canvas, args }) {
    await edit(canvas);
    for (const [label, value] of [
      ['First name', 'Mia'],
      ['Last name', 'Nguyen'],
      ['Preferred name', 'Mimi'],
      ['How to say your name', 'MEE-uh nwin'],
      ['Post nominals', 'AM, PhD'],
      ['E-mail', 'mia.nguyen@example.org'],
      ['Mobile', '0491 570 156'],
    ] as const)
      await expect(canvas.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(value);
    await expect(canvas.getByRole('button', { name: /Title/ })).toHaveTextContent('Dr');
    await expect(canvas.getByRole('button', { name: /Gender/ })).toHaveTextContent('Non-binary');
    for (const name of [/Date of birth/, /Graduation date/])
      await expect(canvas.getByRole('group', { name })).toBeVisible();
    const home = within(canvas.getByRole('group', { name: 'Home address' }));
    for (const [name, value] of [
      [/^Address/, '1 Example Street'],
      [/^Suburb/, 'Fremantle'],
      [/^State/, 'WA'],
      [/^Postcode/, '6160'],
    ] as const)
      await expect(home.getByRole('textbox', { name })).toHaveValue(value);
    await expect(home.getByRole('button', { name: /Country/ })).toHaveTextContent('Australia');
    await rewrite(canvas, 'First name', 'Somebody');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Mia')).toBeVisible();
    await expect(canvas.queryByText('Somebody')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What is missing is said under its field, and nothing is sent. */
export const Incomplete: Story = {
  parameters: { behaviours: ['PLT-541', 'PLT-542', 'PLT-543', 'PLT-544', 'PLT-545'] },
  async play({ canvas, args }) {
    await edit(canvas);
    for (const label of ['First name', 'Last name', 'E-mail']) await rewrite(canvas, label, '');
    await save(canvas);
    for (const words of ['Please enter a first name', 'Please enter a last name', 'Please enter an email address'])
      await expect(await canvas.findByText(words)).toBeVisible();
    await rewrite(canvas, 'E-mail', 'mia@nowhere');
    await save(canvas);
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** Titles and genders are those that there are. */
export const Choices: Story = {
  parameters: { behaviours: ['PLT-563', 'PLT-565'] },
  async play({ canvas }) {
    const offered = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await pressEscape();
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      return options;
    };
    await edit(canvas);
    await expect(await offered(/Title/)).toEqual([
      'No title',
      ...['A/Prof', 'Dr', 'E/Prof', 'Hon', 'Miss', 'Mr', 'Mrs', 'Ms', 'Mx', 'Prof', 'Sir', 'Staff'],
    ]);
    await expect(await offered(/Gender/)).toEqual([
      'Not said',
      ...['Male', 'Female', 'Non-binary', 'Transgender', 'Prefer not to say'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** Another e-mail asks for the password first; without it nothing is saved. */
export const AnotherEmail: Story = {
  async play({ canvas, args }) {
    await edit(canvas);
    await rewrite(canvas, 'E-mail', 'mia@example.org');
    await save(canvas);
    const first = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await save(canvas);
    const again = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(again.getByRole('button', { name: 'Confirm' }));
    await expect(await again.findByText('Please enter your current password')).toBeVisible();
    await userEvent.type(again.getByLabelText(/^Current password/), 'Correct-horse-7');
    await userEvent.click(again.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'mia@example.org' }),
      sampleDetails,
      'Correct-horse-7',
    );
  },
};

/** A workflow's form has the fields that the workflow has, with its titles. */
export const Workflow: Story = {
  args: {
    mode: 'workflow',
    view: ready({
      ...sampleDetails,
      workflowFormFields: sampleDetails.workflowFormFields
        .filter(({ label }) => label !== 'Mobile')
        .map((field) => (field.label === 'Title' ? { ...field, options: [{ value: 'Dr', label: 'Doctor' }] } : field)),
    }),
  },
  parameters: { behaviours: ['PLT-564', 'PLT-571'] },
  async play({ canvas }) {
    await edit(canvas);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await expect(canvas.queryByLabelText(/^Mobile/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Title/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual(['No title', 'Doctor']);
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const LongWords: Story = {
  args: {
    view: ready({
      ...sampleDetails,
      lastName: 'Featherstonehaugh-Cholmondeley'.repeat(3),
      address: 'Unbroken'.repeat(15),
    }),
  },
};
export const Narrow: Story = { ...LongWords, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
