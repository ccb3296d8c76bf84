import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { ProblemPanel } from '../ProblemPanel/ProblemPanel.tsx';
import { lazyPartLabels } from './lazy-part-labels.ts';

export interface GonePartProps {
  onRetry: () => void;
  isRetrying: boolean;
}

export interface LazyPartOptions {
  /** What stands in the place of a part whose code cannot be fetched; null: nothing, for what the rest is complete without. */
  Gone?: ComponentType<GonePartProps> | null;
}

interface Attempts extends GonePartProps {
  /** Whoever draws the part next tries anew. */
  forget: () => void;
}

const AttemptsContext = createContext<Attempts>({
  onRetry: () => undefined,
  isRetrying: false,
  forget: () => undefined,
});

/** A component with whatever props it takes. */
type FunctionPart = (props: never) => ReactNode;

type PropsOf<Part extends FunctionPart> =
  Parameters<Part> extends [infer Props extends object, ...unknown[]] ? Props : object;

/**
 * React's `lazy`, but that a file which cannot be fetched, as after a new version has come, breaks nothing around it: in its place stands that it could
 * not be loaded, and a way to try again.
 */
export function lazyPart<Part extends FunctionPart>(
  load: () => Promise<{ default: Part }>,
  { Gone = GonePart }: LazyPartOptions = {},
): ComponentType<PropsOf<Part>> {
  // What failed comes as a component too: what a boundary catches would take down whatever stands beside it.
  const GoneHere = () => <InPlace Gone={Gone} />;
  const attempt = () =>
    lazy(async () => {
      try {
        const { default: Loaded }: { default: FunctionPart } = await load();
        // It is given its own props below, which TypeScript does not see here.
        return { default: Loaded as (props: object) => ReactNode };
      } catch {
        return { default: GoneHere };
      }
    });
  let latest = attempt();

  return function LazyPart(props: object) {
    const [{ Part }, setShown] = useState({ Part: latest });
    const [isRetrying, startRetrying] = useTransition();
    const attempts = useMemo(
      () => ({
        isRetrying,
        onRetry: () =>
          startRetrying(() => {
            latest = attempt();
            setShown({ Part: latest });
          }),
        forget() {
          latest = attempt();
        },
      }),
      [isRetrying],
    );
    return (
      <AttemptsContext value={attempts}>
        <Part {...props} />
      </AttemptsContext>
    );
  };
}

function InPlace({ Gone }: { Gone: ComponentType<GonePartProps> | null }) {
  const { forget, ...gone } = useContext(AttemptsContext);
  useEffect(() => forget, [forget]);
  return Gone && <Gone {...gone} />;
}

function GonePart({ onRetry, isRetrying }: GonePartProps) {
  const { title, text, retry } = lazyPartLabels;
  return (
    <ProblemPanel
      scope="panel"
      title={title}
      text={text}
      labels={{ retry }}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
