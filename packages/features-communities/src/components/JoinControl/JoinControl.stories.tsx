import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { expectSpoken, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveCommunityCard } from '../CommunityCard/LiveCommunityCard.tsx';
import { LiveCard } from '../../stories/LiveCard.tsx';
import { sampleCommunities, sampleCommunity } from '@portal/stories/samples/communities';
import { JoinControl } from './JoinControl.tsx';

const failure = { code: 'conflict', message: 'The list of members is being restored.' } as const;
const certificate = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' });

/** What the server of the story that plays has answered so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Communities/Joining',
  component: LiveCard,
  beforeEach({ msw }) {
    msw.use(...liveMock().handlers);
  },
} satisfies Meta<typeof LiveCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JoinPublic: Story = {
  args: { alias: 'neurology' },
  parameters: { behaviours: ['COM-118', 'COM-122', 'COM-129', 'COM-131', 'COM-137', 'COM-141'] },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Join Community/ }));
    await waitFor(() => expect(screen.getByText('You have joined Neurology and stroke')).toBeVisible());
    await expect(answered.filter((name) => name.startsWith('joining.'))).toEqual(['joining.questions', 'joining.join']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Joined' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave community' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave community' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Join Community/ })).toBeVisible());
  },
};

export const JoinWithTerms: Story = {
  args: { alias: 'driver-assessment' },
  parameters: { behaviours: ['COM-138', 'COM-139', 'COM-147'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Join Community/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and conditions' }));
    const next = dialog.getByRole('button', { name: 'Next' });
    await expect(next).toBeDisabled();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'I accept' }));
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Joined' })).toBeVisible());
  },
};

/** The page was read before the community began to ask for agreement. */
export const AgreementAskedMeanwhile: Story = {
  args: { alias: 'driver-assessment' },
  render: ({ alias }) => (
    <JoinControl
      community={{
        ...sampleCommunity(sampleCommunities.find((one) => one.alias === alias)),
        isRequireAgreement: false,
      }}
    />
  ),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Join Community/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and conditions' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'I accept' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText(/^You have joined/)).toBeVisible());
    await expect(screen.queryByText('Something went wrong. Try again')).toBeNull();
  },
};

export const AskWithAnswers: Story = {
  args: { alias: 'dementia-care' },
  parameters: {
    behaviours: [
      'COM-110',
      'COM-119',
      'COM-120',
      'COM-130',
      'COM-133',
      'COM-134',
      'COM-140',
      'COM-143',
      'COM-144',
      'COM-638',
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Request to Join/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    const [first, second] = dialog.getAllByRole('textbox');
    if (first === undefined || second === undefined) throw new Error('This community asks two questions');
    await expect(dialog.getAllByText('This field is required')).toHaveLength(2);
    await expect(first).toHaveFocus();
    await userEvent.type(first, 'A memory clinic in Dubbo.');
    await userEvent.type(second, 'How others adapt homes.');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('button', { name: 'Pending Access' })).toBeDisabled();
    const card = within(canvas.getByRole('article'));
    await expect(card.queryByRole('link')).toBeNull();
    const offered = card.getAllByRole('button').map((button) => button.textContent);
    await expect(offered).toEqual(['Pending Access', 'Cancel request']);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Request to Join/ })).toBeVisible());
  },
};

/** By ear: what is asked, that it must be answered, and what has come of it. */
export const ReadAloud: Story = {
  args: { alias: 'dementia-care' },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Request to Join/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Questions' });
    await expectSpoken(dialog, [
      'heading, Questions, level 2',
      'button, Close',
      'The moderators of Dementia care ask everyone who wants to join. Only they see your answers.',
      'Where do you work with people living with dementia?',
      'textbox, Where do you work with people living with dementia?, 0/2000, required',
      'What would you like to learn or share here?',
      'textbox, What would you like to learn or share here?, 0/2000, required',
      'button, Cancel',
      'button, Next',
    ]);
    for (const field of within(dialog).getAllByRole('textbox')) await userEvent.type(field, 'A memory clinic.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    await canvas.findByRole('button', { name: 'Pending Access' });
    await expectSpoken(canvasElement, [
      'heading, Dementia care, level 2',
      'Private community',
      'button, Pending Access, disabled',
      'button, Cancel request',
      'status',
      'Your request to join Dementia care has been sent',
    ]);
  },
};

/** A favourite that was left is closed like any other. */
export const ClosedFavourite: Story = {
  args: { alias: 'neurology' },
  render: ({ alias }) => (
    <LiveCommunityCard
      community={{ ...sampleCommunity(sampleCommunities.find((one) => one.alias === alias)), isFavorite: true }}
    />
  ),
  parameters: { behaviours: ['COM-110'] },
  async play({ canvas }) {
    const card = within(canvas.getByRole('article'));
    await expect(card.queryByRole('link')).toBeNull();
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Join Community']);
  },
};

export const AskWithFile: Story = {
  args: { alias: 'supervision-exchange' },
  parameters: { behaviours: ['COM-145', 'COM-639', 'COM-640', 'COM-641', 'COM-642'] },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await openQuestions(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(dialog.getByText('Please upload a file.')).toBeVisible());
    // Of the question without a file; the words of the other may stay away.
    await expect(dialog.getAllByText('This field is required')).toHaveLength(1);
    const chosen = await fillQuestions();
    await expect(chosen.isMultiple).toBe(false);
    await expect(answered).not.toContain('joining.sendFiles');
    await chosen.send();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pending Access' })).toBeVisible());
    const steps = answered.filter((name) => /join$|sendFiles/.test(name));
    await expect(steps).toEqual(['joining.join', 'joining.sendFiles']);
  },
};

/** What was answered is there again with its words and its file, and neither waits for the other. */
export const AnswersKept: Story = {
  args: { alias: 'supervision-exchange' },
  async play({ canvas }) {
    await openQuestions(canvas);
    await fillQuestions();
    const words = screen.getAllByRole('textbox');
    await userEvent.type(words.at(-1)!, 'It is in the file.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /^Request to Join/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
    const again = dialog.getAllByRole('textbox');
    await expect(again[0]).toHaveValue('Nine years, in hands.');
    await expect(again.at(-1)).toHaveValue('It is in the file.');
    await waitFor(() => expect(dialog.getByText(certificate.name)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pending Access' })).toBeVisible());
  },
};

export const JoinFails: Story = {
  args: { alias: 'neurology' },
  parameters: { behaviours: ['COM-135', 'COM-136'] },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(failing(calls.joining.join, failure), ...mock.handlers);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Join Community/ }));
    await waitFor(() => expect(screen.getByText('Something went wrong. Try again')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await waitFor(() => expect(answered).toContain('joining.cancel'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Join Community/ })).toBeEnabled());
  },
};

export const AnswerFileFails: Story = {
  args: { alias: 'supervision-exchange' },
  parameters: { behaviours: ['COM-146'] },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(failing(calls.joining.sendFiles, { code: 'unsupported_file', message: 'Not a PDF.' }), ...mock.handlers);
  },
  async play({ canvas }) {
    await openQuestions(canvas);
    await (await fillQuestions()).send();
    await waitFor(() => expect(screen.getByText('Something went wrong. Try again')).toBeVisible());
    const isTakenBack = () => answered.lastIndexOf('joining.cancel') > answered.indexOf('joining.join');
    await waitFor(() => expect(isTakenBack()).toBe(true));
    // What was typed is still there.
    await expect(screen.getAllByRole('textbox')[0]).toHaveValue('Nine years, in hands.');
  },
};

export const QuestionsFail: Story = {
  args: { alias: 'dementia-care' },
  beforeEach({ msw }) {
    msw.use(failing(calls.joining.questions, failure), ...liveMock().handlers);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Request to Join/ }));
    await waitFor(() => expect(screen.getByText('Something went wrong. Try again')).toBeVisible());
  },
};

export const TermsFail: Story = {
  args: { alias: 'driver-assessment' },
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.terms, failure), ...liveMock().handlers);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Join Community/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and conditions' }));
    await waitFor(() => expect(dialog.getByText('The terms could not be loaded.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const LeaveFails: Story = {
  args: { alias: 'hand-therapy' },
  parameters: { behaviours: ['COM-713'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.joining.leave, failure), ...liveMock().handlers);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Joined' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave community' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave community' }));
    await waitFor(() => expect(screen.getByText('Error leaving community. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
  },
};

/** A community keeps somebody who looks after it; who leaves reads what to do first. */
export const OnlyModeratorStays: Story = {
  args: { alias: 'hand-therapy' },
  beforeEach({ msw }) {
    const as = 'tom.papadopoulos@example.org';
    const { state, handlers } = liveMock({ as });
    const tom = state.people.values().find(({ email }) => email === as);
    const { id = '' } = state.communities.values().find(({ alias }) => alias === 'hand-therapy') ?? {};
    const alone = [...(state.memberships.get(id) ?? [])].map(([personId, one]) => {
      const isOther = one.role === 'Moderator' && personId !== tom?.id;
      return [personId, isOther ? { ...one, role: 'Member' as const } : one] as const;
    });
    state.memberships.set(id, new Map(alone));
    msw.use(...handlers);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Joined' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave community' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave community' }));
    const why = 'You are the only moderator here. Make somebody else a moderator before you leave.';
    await waitFor(() => expect(screen.getByText(why)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Joined', hidden: true })).toBeInTheDocument();
  },
};

/** The request that waits is taken back first, so that it can be made again. */
async function openQuestions(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Request to Join/ }));
}

/** Words for the first question and a file for the second. */
async function fillQuestions() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
  const [first] = dialog.getAllByRole('textbox');
  const upload = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (first === undefined || upload === null) throw new Error('This community asks for words and a file');
  await userEvent.type(first, 'Nine years, in hands.');
  await userEvent.upload(upload, certificate);
  await waitFor(() => expect(dialog.getByText(certificate.name)).toBeVisible());
  return {
    isMultiple: upload.multiple,
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Next' })),
  };
}
