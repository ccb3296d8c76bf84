import { useLinkComponent, type LinkComponentProps } from './link-context.tsx';

/** An anchor for any address: the host's link for its own pages, a plain one for everything else. */
export function Anchor({ ref, ...props }: LinkComponentProps) {
  const HostLink = useLinkComponent(props.href);
  const refProps = ref ? { ref } : {};
  if (HostLink && !props.target && !props.download) return <HostLink {...props} {...refProps} />;
  const rel = props.rel ?? (props.target === '_blank' ? 'noopener noreferrer' : undefined);
  return (
    <a {...props} {...refProps} rel={rel}>
      {props.children}
    </a>
  );
}
