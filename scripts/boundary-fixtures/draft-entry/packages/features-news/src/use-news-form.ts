export const form = useForm({ initial: { title: '' }, draftKey: 'news' });
