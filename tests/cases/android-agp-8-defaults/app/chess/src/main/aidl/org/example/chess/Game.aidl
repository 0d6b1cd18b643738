interface Game { void move(); }
