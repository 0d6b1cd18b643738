package org.example.chess.menu;
import org.example.chess.BuildConfig;
import org.example.chess.R;
class Menu {
    int of(int id) {
        switch (id) {
            case R.id.start: return BuildConfig.VERSION_CODE;
            default: return 0;
        }
    }
}
