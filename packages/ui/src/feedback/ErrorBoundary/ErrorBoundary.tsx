import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { ProblemPanel } from '../ProblemPanel/ProblemPanel.tsx';

export interface ErrorBoundaryProps {
  /** Without one nothing stands in the place of what breaks: for what the rest is complete without. */
  title?: string;
  text?: string | undefined;
  /** What breaks takes a page's space with it, or that of one panel. */
  scope?: 'page' | 'panel';
  /** Of what is told in place of what breaks: 1 where that is all of a page. */
  headingLevel?: HeadingLevel;
  /** What is shown is another thing when this changes, and is tried at once. */
  resetKey?: string | undefined;
  /** Instead of drawing the children again, as where their code could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** For the host's error log. */
  onError?: ((error: unknown, componentStack: string) => void) | undefined;
  labels?: { retry?: string };
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Keeps the rest of the portal when a page or a panel breaks while it is rendered, and offers to try again. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} />;
}

class Boundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? '');
  }

  retry = () => {
    if (this.props.onRetry) this.props.onRetry();
    else this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { title, text, scope = 'panel', headingLevel = 2, labels } = this.props;
    if (title === undefined) return null;
    return (
      <ProblemPanel
        title={title}
        text={text}
        scope={scope}
        headingLevel={headingLevel}
        onRetry={this.retry}
        {...(labels ? { labels } : {})}
      />
    );
  }
}
