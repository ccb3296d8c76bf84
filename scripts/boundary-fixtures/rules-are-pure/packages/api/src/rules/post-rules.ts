import 'zod';
import '../contract/posts.ts';
