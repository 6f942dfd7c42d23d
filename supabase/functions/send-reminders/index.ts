import { depsFrom } from '../_shared/hosted.ts';
import { handle } from './handler.ts';

const deps = depsFrom((name) => Deno.env.get(name));

Deno.serve((request) => handle(request, deps));
