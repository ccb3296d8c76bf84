import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, liveMock, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RequirementsPage } from './RequirementsPage.tsx';

const admin = 'helen.brooks@example.org';
const places = liveMock().state.communities.values();
const id = places.find(({ alias }) => alias === 'hand-therapy')?.id ?? '';
const asking = places.find(({ isPublic, isVisible, questions }) => !isPublic && isVisible && questions.length > 0);
let mock: ReturnType<typeof liveMock>;
const stored = () => mock.state.communities.get(id);

const meta = {
  title: 'Communities/Admin/Membership requirements/Terms page',
  component: RequirementsPage,
  args: { params: { id }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as: admin });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof RequirementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const toggle = (canvas: Canvas) => canvas.findByRole('switch', { name: 'Ask for agreement' });
const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function openEditor(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit terms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit terms' });
  return { dialog: within(dialog), editor: await findEditor(dialog) };
}

/** The switch is saved at once; what is written is published with its dialog. */
export const Live: Story = {
  parameters: { behaviours: ['COM-393', 'COM-395', 'COM-396', 'COM-397', 'COM-730'] },
  async play({ canvas }) {
    await userEvent.click(await toggle(canvas));
    await expectText('Successfully saved');
    await expect(stored()?.isRequireAgreement).toBe(true);
    await expect(await toggle(canvas)).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Add question' })).toBeNull();
    const { dialog, editor } = await openEditor(canvas);
    await typeInto(editor, ' Be kind.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(stored()?.termsHtml).toContain('Be kind.'));
    await waitFor(() => expect(canvas.getByText(/Be kind\./)).toBeVisible());
  },
};

/** Everybody may join this one without asking: its questions are closed. */
export const QuestionsAreClosed: Story = {
  parameters: { behaviours: ['COM-637'] },
  async play({ canvas }) {
    const tab = await canvas.findByRole('link', { name: 'Join questions' });
    await expect(tab).toHaveAttribute('aria-disabled', 'true');
    await expect(tab).not.toHaveAttribute('href');
  },
};

export const QuestionsAreAsked: Story = {
  args: { params: { id: asking?.id ?? '' } },
  parameters: { behaviours: ['COM-394'] },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: 'Join questions' })).toHaveAttribute(
      'href',
      `/admin/community/${args.params.id}/membership-requirements/join-questions`,
    );
  },
};

/** Nothing is left of the text: it is not sent. */
export const WithoutWords: Story = {
  parameters: { behaviours: ['COM-643'] },
  async play({ canvas }) {
    const { dialog, editor } = await openEditor(canvas);
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(dialog.getByText('Content cannot be empty.')).toBeVisible());
    await expect(mock.answered).not.toContain('requirements.saveTerms');
  },
};

/** Somebody else has published terms meanwhile: theirs are shown before they are replaced. */
export const PublishedMeanwhile: Story = {
  async play({ canvas }) {
    const { dialog, editor } = await openEditor(canvas);
    await typeInto(editor, ' Mine.');
    mock.state.communities.change(id, { termsHtml: '<p>These are theirs.</p>' });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findByText('These are theirs.')).toBeVisible();
    await expect(editor).toHaveTextContent('Mine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish mine instead' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(stored()?.termsHtml).toContain('Mine.'));
  },
};

/** The switch goes back where it was. */
export const SwitchCannotBeSaved: Story = {
  beforeEach: answering(failing(calls.requirements.saveAgreement, sampleProblem)),
  parameters: { behaviours: ['COM-734'] },
  async play({ canvas }) {
    await userEvent.click(await toggle(canvas));
    await expectText('Failed to save agreement.');
    await expectText(sampleProblem.message);
    await waitFor(async () => expect(await toggle(canvas)).not.toBeChecked());
  },
};

export const TermsCannotBeSaved: Story = {
  beforeEach: answering(failing(calls.requirements.saveTerms, sampleProblem)),
  parameters: { behaviours: ['COM-734'] },
  async play({ canvas }) {
    const { dialog, editor } = await openEditor(canvas);
    await typeInto(editor, ' Mine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expectText('Failed to save agreement.');
    await expect(editor).toHaveTextContent('Mine.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.requirements.agreement, sampleProblem)),
  parameters: { behaviours: ['COM-733'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Failed to load agreement')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
