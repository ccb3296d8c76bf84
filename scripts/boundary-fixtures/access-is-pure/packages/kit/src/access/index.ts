import '../rules.ts';
