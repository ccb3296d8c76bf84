import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import * as emptyStyles from '../EmptyState/EmptyState.css.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { IconAlert, IconRefresh } from '../../foundations/icons/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { sign } from './ProblemPanel.css.ts';

export interface ProblemPanelProps {
  title: string;
  text?: string | undefined;
  /** The server's own words or a reference, set small. */
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  action?: ReactNode;
  headingLevel?: HeadingLevel;
  scope?: 'page' | 'panel';
  labels?: { retry?: string };
}

/** Says in place that something could not be loaded, and how to try again. */
export function ProblemPanel(props: ProblemPanelProps) {
  const { scope = 'page' } = props;
  return (
    <div className={classNames(emptyStyles.empty, emptyStyles.scopes[scope])} role="alert">
      <div className={sign}>
        <IconAlert size={24} />
      </div>
      <div className={emptyStyles.words}>
        <Heading level={props.headingLevel ?? 2} size={scope === 'page' ? 'lg' : 'md'} align="center">
          {props.title}
        </Heading>
        {props.text ? (
          <Text tone="quiet" align="center">
            {props.text}
          </Text>
        ) : null}
        {props.detail ? (
          <Text size="sm" tone="quiet" align="center">
            {props.detail}
          </Text>
        ) : null}
      </div>
      {props.onRetry ? (
        <Button icon={IconRefresh} onPress={props.onRetry} isPending={props.isRetrying}>
          {props.labels?.retry ?? 'Try again'}
        </Button>
      ) : null}
      {props.action}
    </div>
  );
}
