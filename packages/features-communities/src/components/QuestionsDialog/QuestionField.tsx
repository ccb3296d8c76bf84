import { attachmentTypes, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import { FileField, Stack, TextArea, type FieldFile } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { JoinAnswer, JoinQuestion } from '../../model/join-flow.ts';

interface QuestionFieldProps extends FieldBinding<JoinAnswer> {
  question: JoinQuestion;
}

/** One question: words, and a file where the question asks for one. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, name, value, onChange, onBlur, error } = props;
  const common = {
    label: question.text,
    value: value.text,
    onChange: (text: string) => onChange({ ...value, text }),
    onBlur,
    maxCount: limits.answerLength,
    rows: 3,
  };
  if (!question.isRequiredAssets) return <TextArea {...common} name={name} error={error} isRequired />;
  return (
    <Stack gap={3}>
      <TextArea {...common} name={`${name}-text`} isOptional />
      <AnswerFile {...props} />
    </Stack>
  );
}

function AnswerFile(props: QuestionFieldProps) {
  const { name, value, onChange } = props;
  const t = useMessages(communitiesMessages);
  const types = attachmentTypes.join(', ');

  function choose(files: readonly FieldFile[]) {
    onChange({ ...value, file: files.at(-1)?.file ?? null });
  }

  return (
    <FileField
      label={t('answerFile')}
      name={name}
      description={t('fileHint', { types })}
      files={value.file === null ? [] : [{ id: name, name: value.file.name, size: value.file.size, file: value.file }]}
      onChange={choose}
      accept={[...attachmentTypes]}
      maxBytes={limits.fileBytes}
      maxCount={limits.filesPerAnswer}
      rejections={{ size: t('fileTooLarge'), type: t('fileType', { list: types }) }}
      isRequired
      error={props.error}
    />
  );
}
