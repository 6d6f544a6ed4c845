import type { Component } from "svelte";
import London from "./London.svelte";
import NewYork from "./NewYork.svelte";
import Paris from "./Paris.svelte";
import SanFrancisco from "./SanFrancisco.svelte";

/** The poster of each city, 300 wide and 360 high. */
export const PICTURES: Readonly<Record<string, Component>> = {
  san_francisco: SanFrancisco,
  paris: Paris,
  new_york: NewYork,
  london: London,
};
