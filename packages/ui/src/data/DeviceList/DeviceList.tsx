import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Spread } from '../../layout/Spread.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';

/** Something that somebody is signed in on. */
export interface ListedDevice {
  id: string;
  /** Such as 'Chrome on Windows'. */
  name: string;
  /** When and where it was used. */
  facts: readonly string[];
  /** It shows the list, and is left in another way. */
  isCurrent: boolean;
  /** What its button says to screen readers, with the name of the device. */
  endLabel: string;
}

export interface DeviceListProps {
  label: string;
  devices: readonly ListedDevice[];
  /** The one that is being signed out. */
  endingId: string | null;
  labels: { thisDevice: string; signOut: string };
  onEnd: (id: string) => void;
}

/** Where somebody is signed in, one under another, with the way out of each. Whoever ends one by keyboard goes on with the next. */
export function DeviceList({ label, devices, endingId, labels, onEnd }: DeviceListProps) {
  const lines = useRef<HTMLDivElement>(null);
  const ended = useRef<{ id: string; place: number } | null>(null);

  useLayoutEffect(() => {
    const [gone, list] = [ended.current, lines.current];
    if (gone === null || list === null || devices.some(({ id }) => id === gone.id)) return;
    ended.current = null;
    // Somebody who has moved on meanwhile stays there.
    if (list.ownerDocument.activeElement !== list.ownerDocument.body) return;
    const next = list.querySelectorAll('li')[gone.place]?.querySelector('button');
    (next ?? [...list.querySelectorAll('button')].at(-1))?.focus();
  }, [devices]);

  return (
    <div ref={lines}>
      <Card padding={5}>
        <Stack as="ul" gap={5} label={label}>
          {devices.map((device, place) => (
            <li key={device.id}>
              <Spread gap={2} isWrapping={false}>
                <Stack gap={1}>
                  <Inline gap={2}>
                    <Text weight="semibold">{device.name}</Text>
                    {device.isCurrent && <Badge tone="positive">{labels.thisDevice}</Badge>}
                  </Inline>
                  <MetaLine items={device.facts} />
                </Stack>
                {!device.isCurrent && (
                  <Button
                    size="sm"
                    isPending={endingId === device.id}
                    label={device.endLabel}
                    onPress={() => {
                      ended.current = { id: device.id, place };
                      onEnd(device.id);
                    }}
                  >
                    {labels.signOut}
                  </Button>
                )}
              </Spread>
            </li>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
