import '../../../profiles/index.ts';
