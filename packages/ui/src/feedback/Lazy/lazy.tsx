import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { afterPaint } from '../../foundations/after-paint.ts';
import { RootContext } from '../../foundations/PortalRoot/root-context.ts';
import { ProblemPanel } from '../ProblemPanel/ProblemPanel.tsx';
import { defaultLabels, type LazyLabels } from './lazy-labels.ts';

/** What stands where the code of a component could not be fetched: a retry, perhaps with a title of its own; nothing; or nothing, and somebody is told. */
export type LazyErrorMode = 'retry' | 'hide' | Partial<LazyLabels> | (() => void);

export interface LazyProps {
  /** Until the code has loaded, and in prerendered HTML. As tall as what comes. */
  fallback?: ReactNode;
  onError?: LazyErrorMode | undefined;
}

/** A lazy component: its code is split off, and fetched when it is first rendered. */
export interface LazyComponent<Props extends object> extends FunctionComponent<Props & LazyProps> {
  /** Fetches the code ahead, for whoever is about to need it. What cannot be fetched now is fetched again when it is rendered. */
  prefetch(): void;
  /** Fetches it at once and resolves when it has loaded, for what must not render before. */
  load(): Promise<unknown>;
  /** Whether its code has come, for what looks different until then. */
  useIsLoaded(): boolean;
}

/** A component with whatever props it takes. */
type Component = (props: never) => ReactNode | Promise<ReactNode>;

type PropsOf<Part extends Component> =
  Parameters<Part> extends [infer Props extends object, ...unknown[]] ? Props : object;

/**
 * A lazy component, loaded in the browser alone. Where its chunk is gone, as after a new version was put in place, the page around it
 * stays. It keeps its own state rather than suspending: React shows what a Suspense boundary waited for 300 ms late.
 *
 * @example
 * const LeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx').then((module) => ({ default: module.LeaveDialog })));
 * {isLeaving && <LeaveDialog onClose={close} fallback={null} onError="retry" />}
 */
export function lazyComponent<Part extends Component>(
  load: () => Promise<{ default: Part }>,
): LazyComponent<PropsOf<Part>> {
  const code = lazyModule(async () => {
    const loaded: { default: Component } = await load();
    // It is given its own props below, which TypeScript does not see here.
    return loaded as { default: FunctionComponent<object> };
  });
  function Lazy({ fallback = null, onError = 'retry', ...props }: LazyProps) {
    const {
      module: here,
      state,
      failures,
      retry,
    } = useLoading(code, typeof onError === 'function' ? onError : undefined);
    // What comes is rendered without holding up what somebody does meanwhile.
    const module = useDeferredValue(here);
    if (module !== undefined) {
      const { default: Loaded } = module;
      return <Loaded {...props} />;
    }
    if (state === 'loading' || here !== undefined) return fallback;
    if (onError === 'hide' || typeof onError === 'function') return null;
    return (
      <LoadFailure
        labels={onError === 'retry' ? {} : onError}
        // Most browsers ask for no file twice that was gone, and after a new version it is gone for good.
        canReload={failures > 1}
        isRetrying={state === 'retrying'}
        onRetry={retry}
      />
    );
  }
  return Object.assign(Lazy, {
    prefetch: code.prefetch,
    load: code.load,
    useIsLoaded: () => useDeferredValue(useSyncExternalStore(code.subscribe, code.get, nothing)) !== undefined,
  });
}

/** A page of a router: it suspends until its code has come, so that a transition shows the page before, and throws what failed to the page's own boundary. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(load);
}

/** Lazy code that is not a component: the rules of phone numbers, say. */
export interface LazyModule<Module> {
  /** Undefined until it has come. */
  get(): Module | undefined;
  subscribe(listener: () => void): () => void;
  /** At once, for whoever waits for it. */
  load(): Promise<Module>;
  prefetch(): void;
}

export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let pending: Promise<Module> | undefined;
  const listeners = new Set<() => void>();

  function load(): Promise<Module> {
    pending ??= fetch().then(
      (fetched) => {
        module = fetched;
        for (const listener of listeners) listener();
        return fetched;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }

  return {
    get: () => module,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    prefetch: () =>
      void afterPaint()
        .then(load)
        .catch(() => undefined),
  };
}

/** The lazy code once it has loaded; without it, what uses it makes do. */
export function useLazyModule<Module>(code: LazyModule<Module>): Module | undefined {
  return useLoading(code, undefined).module;
}

type LoadingState = 'loading' | 'failed' | 'retrying';

function useLoading<Module>(code: LazyModule<Module>, onFailed: (() => void) | undefined) {
  const module = useSyncExternalStore(code.subscribe, code.get, nothing);
  const [state, setState] = useState<LoadingState>('loading');
  const [failures, setFailures] = useState(0);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const isMissing = module === undefined && state !== 'failed';
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    const load = async () => {
      // A press is answered first: the browser gets a link for each script that is imported, which takes 20 ms on a slow phone.
      await afterPaint();
      if (!isGone) await code.load();
    };
    load().catch(() => {
      if (isGone) return;
      setState('failed');
      setFailures((before) => before + 1);
      failed.current?.();
    });
    return () => {
      isGone = true;
    };
  }, [code, isMissing]);
  return { module, state, failures, retry: () => setState('retrying') };
}

interface LoadFailureProps {
  labels: Partial<LazyLabels>;
  canReload: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

function LoadFailure({ labels, canReload, ...retrying }: LoadFailureProps) {
  const root = useContext(RootContext);
  const { title, text, retry, reload } = { ...defaultLabels, ...root?.lazyLabels, ...labels };
  const action = canReload && <Button onPress={() => window.location.reload()}>{reload}</Button>;
  return <ProblemPanel scope="panel" title={title} text={text} labels={{ retry }} action={action} {...retrying} />;
}

function nothing() {
  return undefined;
}
