import { options, type VNode } from 'preact';
import 'preact/compat';
import { eventAsInReact } from './event-as-in-react.ts';

interface FieldProps {
  value?: string | number | null;
  checked?: boolean;
  autoFocus?: boolean;
  onSelect?: unknown;
  onselectionchange?: unknown;
}

/** Preact's types do not tell the element of a node. */
type FieldNode = VNode<FieldProps> & { __e?: Field | null };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields: ReadonlySet<unknown> = new Set(['input', 'textarea', 'select']);

/** What each field was last rendered with. */
const renderedProps = new WeakMap<object, FieldProps>();

/**
 * Has Preact do what react-dom does beyond drawing: handlers hear its kind of event, a field with `autoFocus` gets the focus, `onSelect` hears of the caret as well, and
 * a value that the page did not take over is put back.
 */
export function behaveAsReact(): void {
  const { vnode: created, diffed } = options;
  options.vnode = (node) => {
    created?.(node);
    // A node of an element has its attributes.
    if (fields.has(node.type)) hearOfCaret(node.props as FieldProps);
  };
  options.diffed = (node) => {
    diffed?.(node);
    if (typeof node.type === 'string') noteRendered(node);
  };
  options.event = (event) => {
    if (event.type === 'input' || event.type === 'change') restoreLater(event.target);
    return eventAsInReact(event);
  };
}

function hearOfCaret(props: FieldProps): void {
  if (props.onSelect === undefined) return;
  props.onselectionchange = props.onSelect;
  delete props.onSelect;
}

function noteRendered({ props, __e: element }: FieldNode): void {
  if (!element) return;
  if (props.autoFocus && !renderedProps.has(element)) queueMicrotask(() => element.focus());
  if (props.autoFocus || 'value' in props || 'checked' in props) renderedProps.set(element, props);
}

/** Once the page has rendered what its handlers made of it, for which Preact takes a microtask of its own. */
function restoreLater(target: EventTarget | null): void {
  if (target === null || !renderedProps.has(target)) return;
  queueMicrotask(() => queueMicrotask(() => groupOf(target as Field).forEach(restore)));
}

/** With a radio button also that which it was chosen instead of. */
function groupOf(field: Field): readonly Field[] {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio' || field.name === '') return [field];
  // Of a page or of a shadow root.
  const root = field.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)];
}

function restore(field: Field): void {
  const { value, checked } = renderedProps.get(field) ?? {};
  if (field instanceof HTMLInputElement && checked !== undefined) field.checked = checked;
  else if (typeof value === 'string' && field.value !== value) field.value = value;
}
