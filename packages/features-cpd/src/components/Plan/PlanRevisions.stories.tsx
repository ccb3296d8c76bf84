import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LivePlan } from './LivePlan.tsx';

const goalId = 'goal-2';
const otherTitle = 'Use relative motion splints after tendon repair';

let mock = liveMock();

const meta = {
  title: 'CPD/Plan/Two devices',
  component: LivePlan,
  args: { periodId: '2026-12-31' },
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LivePlan>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const reflectionField = () => screen.findByRole('textbox', { name: /How do you look back/ });
const saveReflection = () => userEvent.click(screen.getByRole('button', { name: 'Save reflection' }));

function goal() {
  const found = mock.state.goals.get(goalId);
  if (found === undefined) throw new Error('The demo world has lost the goal');
  return found;
}

function reflection() {
  const { personId, day } = goal();
  return mock.state.reflections.get(`${personId}:${day}`);
}

function reflectElsewhere(text: string) {
  const { personId, day } = goal();
  const id = `${personId}:${day}`;
  const revision = (reflection()?.revision ?? 0) + 1;
  mock.state.reflections.set(id, { id, personId, day, text, writtenAt: new Date(), revision });
}

async function fromMenu(title: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Whatever changes in the plan has it read again as a whole. */
async function readAgain() {
  await fromMenu(otherTitle, 'Not reached after all');
  await waitFor(() => expect(screen.queryByText(/^Reached on /)).toBeNull());
}

/** What another device saved is overwritten by nobody who was not told of it, also when it was read again meanwhile. */
export const ReflectionRefusedOnce: Story = {
  async play() {
    await userEvent.type(await reflectionField(), 'I asked first.');
    reflectElsewhere('Written on the phone.');
    await readAgain();
    await expect(await reflectionField()).toHaveValue('I asked first.');
    await saveReflection();
    await expectText('Your reflection could not be saved.');
    await expectText('This was changed meanwhile. Look at it again, then save yours.');
    await expectText(/^This was changed meanwhile. Save again/);
    await expect(reflection()?.text).toBe('Written on the phone.');
    await expect(await reflectionField()).toHaveValue('I asked first.');
    await saveReflection();
    await waitFor(() => expect(reflection()?.text).toBe('I asked first.'));
    await waitFor(() => expect(screen.queryByText(/^This was changed meanwhile. Save again/)).toBeNull());
    await userEvent.type(await reflectionField(), ' Then I listened.');
    await saveReflection();
    await waitFor(() => expect(reflection()?.text).toBe('I asked first. Then I listened.'));
  },
};

/** Where nothing is typed, what another device saved shows; the cursor stays where it was. */
export const ReflectionFollows: Story = {
  async play() {
    const field = await reflectionField();
    reflectElsewhere('Written on the phone.');
    await readAgain();
    await waitFor(() => expect(field).toHaveValue('Written on the phone.'));
    await expect(field).toBeInTheDocument();
    await userEvent.type(field, ' And here.');
    await saveReflection();
    await waitFor(() => expect(reflection()?.text).toBe('Written on the phone. And here.'));
  },
};

/** The draft of a goal knows what it was begun at. */
export const GoalRefusedOnce: Story = {
  async play() {
    const { title } = goal();
    await fromMenu(title, 'Edit');
    const dialog = () => screen.findByRole('dialog', { name: 'Change the goal' });
    const field = async () =>
      within(await dialog()).findByRole('textbox', { name: /What do you want/ }) as Promise<HTMLInputElement>;
    await userEvent.type(await field(), ' and answer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    mock.state.goals.change(goalId, { title: 'Written on the phone', revision: goal().revision + 1 });
    await readAgain();
    await fromMenu('Written on the phone', 'Edit');
    await expect(await field()).toHaveValue(`${title} and answer`);
    const save = async () => userEvent.click(await within(await dialog()).findByRole('button', { name: 'Save' }));
    await save();
    await expectText('Your goal could not be saved.');
    await expectText(/^This was changed meanwhile. Save again/);
    await expect(goal().title).toBe('Written on the phone');
    await expect(await field()).toHaveValue(`${title} and answer`);
    await save();
    await waitFor(() => expect(goal().title).toBe(`${title} and answer`));
  },
};
