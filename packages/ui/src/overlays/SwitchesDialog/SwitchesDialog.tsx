import { Button } from '../../actions/Button/Button.tsx';
import { PanelSwitch } from '../../feedback/PanelSwitch/PanelSwitch.tsx';
import type { PanelView } from '../../feedback/PanelSwitch/panel-view.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface SwitchesDialogProps<Id extends string> {
  title: string;
  description: string;
  /** Which of them are on. */
  view: PanelView<Readonly<Record<Id, boolean>>>;
  /** In their order, each with its words. */
  switches: readonly { id: Id; label: string }[];
  /** The one that is being turned on or off: the others wait. */
  pending: Id | null;
  failedTitle: string;
  closeLabel: string;
  onChange: (id: Id, isOn: boolean) => void;
  onClose: () => void;
}

/** A few things that are each turned on or off at once, such as reminders. */
export function SwitchesDialog<Id extends string>(props: SwitchesDialogProps<Id>) {
  const { switches, pending, onChange, onClose } = props;
  return (
    <Dialog
      isOpen
      size="sm"
      title={props.title}
      description={props.description}
      onClose={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
          {props.closeLabel}
        </Button>
      }
    >
      <PanelSwitch
        view={props.view}
        skeleton={<Skeleton lines={switches.length + 1} />}
        failedTitle={props.failedTitle}
      >
        {(isOn) => (
          <Stack gap={4}>
            {switches.map(({ id, label }) => (
              <Switch
                key={id}
                label={label}
                labelPosition="start"
                isSelected={isOn[id]}
                isPending={pending === id}
                isReadOnly={pending !== null}
                onChange={(isSelected) => onChange(id, isSelected)}
              />
            ))}
          </Stack>
        )}
      </PanelSwitch>
    </Dialog>
  );
}
