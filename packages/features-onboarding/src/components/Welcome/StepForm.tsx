import type { FirstTimeStep } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { Banner, Button, Card, Form, lazyComponent } from '@portal/ui';
import type { ReactNode } from 'react';
import { welcomeDestinations } from '../../destinations.ts';
import type { WelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { knownStep, destinationOfStep, titleOfStep } from '../../model/welcome/welcome-steps.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { StepActions } from './StepActions.tsx';

const EndingDialog = lazyComponent(() =>
  import('./EndingDialog.tsx').then((module) => ({ default: module.EndingDialog })),
);

export interface StepFormProps {
  step: FirstTimeStep;
  start: WelcomeStart;
  way: WelcomeNavigation;
  form: Pick<WelcomeForm, 'submit' | 'isPending'>;
  /** In place of the form's own, where a step checks more. */
  onSubmit?: () => void;
  /** It cannot be left yet. */
  isHeld?: boolean;
  /** In a card, but for what stands in several. */
  isPlain?: boolean;
  children: ReactNode;
}

/** The fields of a step with its ways on, and the end that may come of it. */
export function StepForm({ step, start, way, form, isHeld = false, isPlain = false, ...props }: StepFormProps) {
  const t = useMessages(welcomeMessages);
  const to = useDestinations(welcomeDestinations);
  const submit = props.onSubmit ?? (() => void form.submit());
  const { steps } = start.form;
  const wentTo = start.elsewhere && knownStep(steps, start.elsewhere.step);
  const isBehind = wentTo !== null && steps.indexOf(wentTo) > steps.indexOf(step);
  const content = (
    <Form onSubmit={submit} label={t(titleOfStep[step])}>
      {way.ledBack?.problem === null && (
        <Banner tone="caution" role="status">
          {t('stillToDo')}
        </Banner>
      )}
      {isBehind && (
        <Banner
          tone="info"
          action={
            <Button size="sm" tone="quiet" href={to[destinationOfStep[wentTo]]()}>
              {t('goOnAt', { step: t(titleOfStep[wentTo]) })}
            </Button>
          }
        >
          {t('draftElsewhere')}
        </Banner>
      )}
      {props.children}
      <StepActions onBack={way.onBack} isPending={form.isPending} isDisabled={isHeld} />
    </Form>
  );
  return (
    <>
      {isPlain ? content : <Card padding={6}>{content}</Card>}
      {way.ending !== null && (
        <EndingDialog
          ending={way.ending}
          onLeave={way.onLeave}
          onRetry={() => {
            way.onEndingClose();
            submit();
          }}
          onError={way.onLeave}
        />
      )}
    </>
  );
}
